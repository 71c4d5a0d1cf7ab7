import { asTranscript, canHold } from '@core/games/ghosts/text/forms'
import {
  defaultTown,
  isSameTown,
  type Edit,
  type Form,
  type Level,
  type Player,
} from '@core/games/ghosts/model'
import { words } from '../../ui/words'

const { formRefusals: refusals } = words.ghosts.own

/** A text form that a level may stand in, as the form's list offers it. */
export interface FormChoice {
  /** "match", "transcript-0". */
  readonly id: string
  readonly form: Form
  readonly player: Player
  readonly title: string
  /** Why the level cannot be written so; null when it can. */
  readonly refusal: string | null
  /** True when the text does not say all that the level holds. */
  readonly isLossy: boolean
}

const kinds: readonly { readonly form: Form; readonly player: Player }[] = [
  { form: 'town', player: 0 },
  { form: 'level', player: 0 },
  { form: 'match', player: 0 },
  { form: 'transcript', player: 0 },
  { form: 'transcript', player: 1 },
]

/** What the forms are called, by their ids. */
const titles: Readonly<Record<string, string>> = words.ghosts.forms

/** Name of the form that a level stands in. */
export function formId({ form, player }: Pick<Level, 'form' | 'player'>): string {
  return form === 'transcript' ? `transcript-${player}` : form
}

/** Every form with whether it can take the level. */
export function formChoices(level: Level): readonly FormChoice[] {
  return kinds.map(({ form, player }) => {
    const candidate = { ...level, form, player }
    const isHeld = canHold(form, candidate)
    const refusal = isHeld ? null : refusalOf(form, level)
    const isLossy = form === 'transcript' && !isHeld && refusal === null
    const id = formId({ form, player })
    return { id, form, player, title: titles[id]!, refusal, isLossy }
  })
}

/** The edit that writes the level in another form; none when it stands in it or cannot. */
export function formEdits(level: Level, id: string): readonly Edit[] {
  const choice = formChoices(level).find((one) => one.id === id)
  if (!choice || choice.refusal || formId(level) === id) return []
  const { form, player } = choice
  const next = form === 'transcript' ? asTranscript(level, player) : { ...level, form, player }
  return [{ kind: 'replace', level: next, label: `write-as-${choice.id}` }]
}

function refusalOf(form: Form, level: Level): string | null {
  switch (form) {
    case 'town':
      return refusals.town
    case 'level':
      return refusals.level
    case 'match':
      return refusals.match
    case 'transcript':
      return transcriptRefusal(level)
  }
}

/** What asTranscript cannot fix. */
function transcriptRefusal(level: Level): string | null {
  if (!isSameTown(level.town, defaultTown)) return refusals.otherTown
  if (level.forfeit !== null) return refusals.forfeit
  if (!level.starts && level.turns.length > 0) return refusals.starts
  const last = level.turns.at(-1)
  if (last && last.ghosts === null) return refusals.hidden
  return null
}
