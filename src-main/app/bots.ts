import type { BotDesk, BotDeskOptions } from './bot-desk'

/** Programs as players, for the page; nothing of it is loaded before it is used. */
export class Bots {
  /** Null until it is used. */
  made: Promise<BotDesk> | null = null

  constructor(private readonly options: BotDeskOptions) {}

  /** Ends all programs; resolves when nothing is left of them. */
  async closeAll(): Promise<void> {
    await (await this.made)?.host.closeAll()
  }

  desk(): Promise<BotDesk> {
    this.made ??= import('./bot-desk').then(({ BotDesk }) => new BotDesk(this.options))
    return this.made
  }
}
