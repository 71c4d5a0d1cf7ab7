/** Maximum time of an answer computed while the user works, in ms: after a slower one no more answers are computed. */
export const PATIENCE = 80

/**
 * If an answer took longer than this, in ms, none is even tried. Much more than `PATIENCE`, because a busy machine may
 * have slowed it down.
 */
export const HOPELESS = 400
