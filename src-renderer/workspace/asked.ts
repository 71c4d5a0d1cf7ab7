let open = 0

/** Whether the user is being asked what should happen to a level: until the answer, nothing is saved automatically. */
export function isAsked(): boolean {
  return open > 0
}

/**
 * Waits for an answer of the user. The message box takes the focus from the window, which does not count as leaving the
 * window.
 */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  open++
  try {
    return await answer
  } finally {
    open--
  }
}
