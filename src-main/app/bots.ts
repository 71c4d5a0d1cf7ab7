import type { BotDesk, BotDeskOptions } from './bot-desk'

/** Programs as players, for the page; loaded on first use. */
export class Bots {
  /** Null until the first use. */
  made: Promise<BotDesk> | null = null

  constructor(private readonly options: BotDeskOptions) {}

  /** Ends all programs; resolves when all of their processes are gone. */
  async closeAll(): Promise<void> {
    await (await this.made)?.host.closeAll()
  }

  desk(): Promise<BotDesk> {
    this.made ??= import('./bot-desk').then(({ BotDesk }) => new BotDesk(this.options))
    return this.made
  }
}
