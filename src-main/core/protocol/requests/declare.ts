/** A request as it is declared; `types` is never there, and tells the compiler what is asked and replied. */
export interface DeclaredRequest<Args extends readonly unknown[], Reply> {
  readonly isCall: false
  readonly types?: { args: Args; reply: Reply }
}

/** A request that may take a while: the page gives it a number, hears of its progress under it, and may stop it. */
export interface DeclaredCall<Args extends readonly unknown[], Progress, Reply> {
  readonly isCall: true
  readonly types?: { args: [call: number, ...Args]; progress: Progress; reply: Reply }
}

/** Something that main tells the page. */
export interface DeclaredEvent<Payload> {
  readonly types?: { payload: Payload }
}

/** Declares a request by its arguments and its reply. */
export function request<Args extends readonly unknown[], Reply>(): DeclaredRequest<Args, Reply> {
  return { isCall: false }
}

/** Declares a call by its arguments without its number, its progress (`never` if it tells none) and its reply. */
export function call<Args extends readonly unknown[], Progress, Reply>(): DeclaredCall<
  Args,
  Progress,
  Reply
> {
  return { isCall: true }
}

/** Declares an event by what comes with it. The mark lets the build of main leave out what it has no use for. */
/* @__NO_SIDE_EFFECTS__ */
export function event<Payload>(): DeclaredEvent<Payload> {
  return {}
}
