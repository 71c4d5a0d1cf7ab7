import type { SuiteTask } from '@core/suite/tasks'
import type { Workers } from '../threads/suite-pool'
import { decodeSource } from './decode-text'
import type { CliIo } from './io'
import type { AnsweredFile } from './shards/records'
import { eachRunnable, type CommandInputs } from './sources'
import type * as levels from './declared/levels'
import type { Given } from './form/command'
import { Pace } from './pace'

/** A thread takes about as long to start as this process did; threads are worth it for so many times as much work. */
const WORTH_THREADS = 8
/** Number of files, and of their bytes, that are passed to the threads at once; twice as many are held in memory. */
const AT_ONCE = 256
const BYTES_AT_ONCE = 4 * 1024 * 1024

/** Answers files, in their order. Each is read once. */
export async function* answeredFiles(
  job: CommandInputs,
  { reading, jobs }: Pick<Given<typeof levels.answer>, 'reading' | 'jobs'>,
): AsyncGenerator<AnsweredFile> {
  const { files, io } = job
  const start = performance.now()
  const pace = new Pace(start)
  let at = 0
  const isAlone = (): boolean =>
    jobs === 1 || (jobs === undefined && pace.left(files.length - at) < WORTH_THREADS * start)
  while (at < files.length && isAlone()) {
    const begun = performance.now()
    const answered = await answerFile(
      job,
      { file: files[at]!, bytes: io.read(files[at]!) },
      reading,
    )
    pace.add(performance.now() - begun)
    at++
    yield answered
  }
  if (at === files.length) return
  const workers = await io.workers(jobs)
  try {
    yield* onThreads({ ...job, files: files.slice(at) }, reading, workers)
  } finally {
    await workers.close()
  }
}

/** A file as it was read: a pipe has nothing left then. */
interface ReadFile {
  readonly file: string
  readonly bytes: ReturnType<CliIo['read']>
}

/** Answers a file in this thread, which also reports why a file has no answer. */
async function answerFile(
  job: CommandInputs,
  { file, bytes }: ReadFile,
  reading: string | undefined,
): Promise<AnsweredFile> {
  let answer: string | null = null
  let told = ''
  const io: CliIo = { ...job.io, read: () => bytes, err: (text) => (told += text) }
  delete io.progress
  await eachRunnable({ ...job, io, files: [file] }, ({ game, level }) => {
    answer = game.engine.answer(level, reading)
    return true
  })
  return { file, answer, told }
}

async function* onThreads(
  job: CommandInputs,
  reading: string | undefined,
  workers: Workers,
): AsyncGenerator<AnsweredFile> {
  const waiting: { files: readonly ReadFile[]; answers: ReturnType<typeof answersOn> }[] = []
  for (const files of portions(job)) {
    waiting.push({ files, answers: answersOn(workers, job.game, files, reading) })
    if (waiting.length > 1) yield* next()
  }
  while (waiting.length > 0) yield* next()

  async function* next(): AsyncGenerator<AnsweredFile> {
    const { files, answers } = waiting.shift()!
    for (const [at, answer] of (await answers).entries()) {
      const one = files[at]!
      yield answer === null
        ? await answerFile(job, one, reading)
        : { file: one.file, answer, told: '' }
    }
  }
}

/** The answers that threads can give. If a thread dies, this thread has to find out on which text. */
async function answersOn(
  workers: Workers,
  game: string,
  files: readonly ReadFile[],
  reading: string | undefined,
): Promise<readonly (string | null)[]> {
  const tasks = files.map(({ bytes }): Extract<SuiteTask, { kind: 'answer' }> => {
    const text = bytes.ok ? decodeSource(bytes.value) : null
    return {
      kind: 'answer',
      text: text?.ok ? text.value : '',
      game: game === 'auto' ? null : game,
      reading: reading ?? null,
    }
  })
  return workers.start<'answer'>(tasks).done.catch(() => files.map(() => null))
}

function* portions({ io, files }: CommandInputs): Generator<readonly ReadFile[]> {
  let portion: ReadFile[] = []
  let size = 0
  for (const file of files) {
    const bytes = io.read(file)
    portion.push({ file, bytes })
    size += bytes.ok ? bytes.value.length : 0
    if (portion.length < AT_ONCE && size < BYTES_AT_ONCE) continue
    yield portion
    portion = []
    size = 0
  }
  if (portion.length > 0) yield portion
}
