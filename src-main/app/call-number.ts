import { z } from 'zod'

/** The number under which the page makes a call. */
export const callNumber = z.int().min(0)
