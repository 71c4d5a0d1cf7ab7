import { err, ok, type Result } from '../kernel/result'
import type { Games } from '../games/registry'
import { find, type Crew } from './find'
import type { GenerateRequest } from './generate-level'
import { nearHashes, type BySearch, type HowMade, type MadeTest } from './how-made'
import type { Replayed } from './replay'
import { BLOCK, type SearchPlan } from './search'
import { strangeName } from './wish-names'

/** The functions that making a test again needs. */
export interface MakingHands {
  /** The text of a test of the set by its hash; null if none has it. */
  readonly textOf: (hash: string) => Promise<string | null>
  readonly hashOf: (text: string) => string
  readonly generate: (request: GenerateRequest) => Promise<Result<string, string>>
  /** Makes a text of another one, as `replay` does. */
  readonly replay: (how: Replayed, from: string | null) => Promise<Result<string, string>>
  readonly crewOf: (game: string, plan: SearchPlan) => Crew
  /** What a program writes on standard output, or why there is nothing, a sentence. */
  readonly run: (command: string) => Promise<Result<string, string>>
}

/** The games, and the words of what is said of them. */
export type MakingGames = Pick<Games, 'words' | 'findGame'>

/** A test that is to be made again. */
export interface TestToMake {
  readonly path: string
  readonly made: MadeTest
}

/** The result: its text, or a sentence why there is none. */
export interface MadeAgain extends TestToMake {
  readonly text: Result<string, string>
}

/**
 * Makes tests again, in their order. Other tests of the set that one was made of are taken as they are or, if they have
 * changed, made again as well. `known`: all tests of the set with a record of how they were made. `tell` is
 * called with each finished test.
 */
export async function makeAgain(
  games: MakingGames,
  tests: readonly TestToMake[],
  known: readonly TestToMake[],
  hands: MakingHands,
  tell: (done: number) => void = () => {},
): Promise<MadeAgain[]> {
  const maker = new Maker(games, known, hands)
  const all: MadeAgain[] = []
  for (const test of tests) {
    all.push({ ...test, text: await maker.make(test.made) })
    tell(all.length)
  }
  return all
}

class Maker {
  /** The result of each; null while it is being made, because no test can begin from itself. */
  private readonly done = new Map<MadeTest, Result<string, string> | null>()
  /** Texts that are in the set no longer, by how they were made. */
  private readonly origins = new Map<string, string>()

  constructor(
    private readonly games: MakingGames,
    private readonly known: readonly TestToMake[],
    private readonly hands: MakingHands,
  ) {}

  async make(made: MadeTest): Promise<Result<string, string>> {
    const before = this.done.get(made)
    if (before) return before
    this.done.set(made, null)
    const text = await this.textOf(made)
    this.done.set(made, text)
    return text
  }

  private textOf(made: HowMade): Promise<Result<string, string>> {
    switch (made.by) {
      case 'generate':
        return this.hands.generate({ game: made.game, recipe: made.settings, seed: made.seed })
      case 'program':
        return this.hands.run(made.command)
      case 'find':
        return this.find(made)
      case 'stress':
        return this.replay(made, made.near ?? null)
      case 'shrink':
      case 'match':
        return this.replay(made, made.from, made.origin)
    }
  }

  private async replay(
    how: Replayed,
    hash: string | null,
    origin?: HowMade,
  ): Promise<Result<string, string>> {
    if (hash === null) return this.hands.replay(how, null)
    const there = await this.textBy(hash)
    const from = there === null && origin ? await this.originBy(hash, origin) : ok(there)
    if (!from.ok) return from
    return from.value === null ? err(this.say.fromGone) : this.hands.replay(how, from.value)
  }

  private async find(search: BySearch): Promise<Result<string, string>> {
    const { game: id, wishes, seed, tries, official: isOfficial } = search
    const { words, findGame } = this.games
    const game = findGame(id)
    if (!game) return err(words.suite.noGame({ game: id }))
    if (strangeName(game, wishes)) return err(this.say.notFound)
    const from: string[] = []
    for (const hash of nearHashes(search)) {
      const text = await this.textBy(hash)
      if (text === null) return err(this.say.nearGone)
      from.push(text)
    }
    const crew = this.hands.crewOf(id, { wishes, seed, isOfficial })
    const { best } = await find(crew, { blocks: Math.ceil(tries / BLOCK), from })
    return best ? ok(best.text) : err(this.say.notFound)
  }

  /** The text that a test was made of, by the tests of the set; null if they do not give it. */
  private async textBy(hash: string): Promise<string | null> {
    const there = await this.hands.textOf(hash)
    if (there !== null) return there
    const test = this.known.find(({ made }) => made.hash === hash && this.done.get(made) !== null)
    const text = test && (await this.make(test.made))
    return text?.ok && this.hands.hashOf(text.value) === hash ? text.value : null
  }

  /** The text that a test was made of, by how that was made; null if nothing comes of it, an error if another text does. */
  private async originBy(hash: string, origin: HowMade): Promise<Result<string | null, string>> {
    const key = JSON.stringify(origin)
    if (!this.origins.has(key)) {
      const text = await this.textOf(origin)
      if (!text.ok) return ok(null)
      this.origins.set(key, text.value)
    }
    const text = this.origins.get(key)!
    return this.hands.hashOf(text) === hash ? ok(text) : err(this.say.otherLevel)
  }

  private get say(): MakingGames['words']['suite']['made'] {
    return this.games.words.suite.made
  }
}
