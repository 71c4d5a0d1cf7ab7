let open = 0

/** Whether the user is being asked what is to become of a level: until they have said it, nothing is saved by itself. */
export function isAsked(): boolean {
  return open > 0
}

/** Waits for an answer of the user. The box that asks takes the focus from the window, which is not left by that. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  open++
  try {
    return await answer
  } finally {
    open--
  }
}
