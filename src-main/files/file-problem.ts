import type { FileProblem } from '@core/protocol/ipc'

export type FileAction = 'read' | 'written' | 'deleted'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you have no permission',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  ELOOP: 'its links form a loop',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
  EXDEV: 'its folder and the file lie on different disks',
  ETIMEDOUT: 'its disk does not answer',
  ENOTCONN: 'its disk is no longer connected',
  ESTALE: 'it has disappeared from the network disk',
  EIO: 'the disk reports an error',
  EINVAL: 'its name is not allowed here',
}

/** A problem with a sentence of its own, for what the app itself refuses. */
export function fileProblem(path: string, code: string, message: string): FileProblem {
  return { path, code, message }
}

/**
 * What the system said about a file, in words. Null when the error did not come from the system: that is a bug, to be
 * thrown on.
 */
export function systemProblem(
  path: string,
  action: FileAction,
  error: unknown,
): FileProblem | null {
  const code = codeOf(error)
  if (code === null) return null
  return { path, code, message: `The file cannot be ${action}: ${reasonOf(error)}.` }
}

/** What kept a writing from being done, in words without an end: "the disk is full". */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code !== null) return reasons[code] ?? `the system reports ${code}`
  return error instanceof Error ? error.message : String(error)
}

/** The system's code of an error; null for one that did not come from it. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return 'syscall' in error ? error.code : null
}

/** True for what the system said, false for what the app found in a file. */
export function isOfSystem({ code }: FileProblem): boolean {
  return /^E[A-Z0-9]+$/.test(code)
}

/** True when there is nothing at the path, or not even the folder that it would be in. */
export function isGone({ code }: FileProblem): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR'
}
