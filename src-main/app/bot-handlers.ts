import type { BotDesk, BotDeskOptions } from './bot-desk'
import type { Handlers } from './handle'

type BotRequest = Extract<keyof Handlers, `bots:${string}`>

/** Programs as players, for the page; nothing of it is loaded before it is used. */
export class Bots {
  private made: Promise<BotDesk> | null = null

  constructor(private readonly options: BotDeskOptions) {}

  /** What the page's requests do. */
  handlers(): Pick<Handlers, BotRequest> {
    return {
      'bots:choose': async () => (await this.desk()).programs.choose(),
      'bots:recent': async () => (await this.made)?.programs.recent() ?? [],
      'bots:play': async (request) => (await this.desk()).host.play(request),
      'bots:pause': async (id) => (await this.made)?.host.pause(id),
      'bots:clock': async (id, isStopped) => (await this.made)?.host.setClock(id, isStopped),
      'bots:stop': async (id) => (await this.made)?.host.stop(id),
      'bots:close': async (id) => await (await this.made)?.host.close(id),
      'bots:save-log': async (name, log) => (await this.desk()).logs.askAndSave(name, log),
      'bots:open-log': async () => (await this.desk()).logs.askAndOpen(),
    }
  }

  /** Ends all programs; resolves when nothing is left of them. */
  async closeAll(): Promise<void> {
    await (await this.made)?.host.closeAll()
  }

  private desk(): Promise<BotDesk> {
    this.made ??= import('./bot-desk').then(({ BotDesk }) => new BotDesk(this.options))
    return this.made
  }
}
