import { beforeEach, type TestContext } from 'vitest'
import { findInPath } from '../../src-main/programs/isolation'
import { hasProc } from '../../src-main/programs/process-tree'

const isRoot = process.getuid?.() === 0

/** What tests need of the machine: whether it is here, and what is said where it is not. */
const needs = {
  unix: [
    process.platform !== 'win32',
    'Windows has no shell, pipes and rights as Unix has them: run it on Linux or macOS',
  ],
  linux: [process.platform === 'linux', 'only Linux tells this of its processes: run it on Linux'],
  proc: [hasProc, 'processes are looked for in /proc: run it on Linux'],
  user: [!isRoot, 'root may read and write everything: run it as another user'],
  root: [isRoot, 'only root may give files away and mount disks: run it as root'],
} as const

type Need = keyof typeof needs

/** Skips a test where something that it needs is not there; its report says why, and what would run it. */
export function skipWithout({ skip }: TestContext, ...wanted: readonly Need[]): void {
  for (const need of wanted) skip(!needs[need][0], needs[need][1])
}

/** Said in a suite or a file: skips all its tests where something that they need is not there. */
export function needing(...wanted: readonly Need[]): void {
  beforeEach((context) => skipWithout(context, ...wanted))
}

/** Programs that tests call by their names, by whether they are here. */
export async function hasTool(tool: string): Promise<boolean> {
  return (await findInPath(tool)) !== null
}

/** Skips a test where a program is not there that it calls. */
export function skipWithoutTool({ skip }: TestContext, tool: string, isHere: boolean): void {
  skip(!isHere, `${tool} is not on this machine: install it`)
}
