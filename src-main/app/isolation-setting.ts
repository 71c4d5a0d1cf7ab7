import type { IsolationChoice } from '../programs/isolation-choice'
import type { MainSettings } from './settings'

/** The choice whether programs are isolated, stored in the settings. */
export function isolationSetting(settings: Pick<MainSettings, 'all' | 'change'>): IsolationChoice {
  return {
    isOn: () => settings.all.isolatePrograms,
    turnOn: () => void settings.change({ isolatePrograms: true }),
    isHere: async () => (await import('../programs/isolation')).canIsolate(),
  }
}
