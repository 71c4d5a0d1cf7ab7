/** An answer that is worked out beside the user's work and takes longer than this is the last, in ms. */
export const PATIENCE = 80

/** Where one took longer than this none is even tried; much more than above, as a busy machine may have held it up. */
export const HOPELESS = 400
