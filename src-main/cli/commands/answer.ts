import { answeredFiles } from '../answer-files'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { answerName, endingInUse, folderOutput, headedOutput, refuseClashes } from '../outputs'
import { shownName, UsageProblem } from '../problems'
import { sha256 } from '../../sets/sha256'
import type { AnsweredFile } from '../shards/records'
import { writeShard } from '../shards/write-shard'
import type { CommandInputs } from '../sources'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Writes the official answer of each file. */
export function answer(
  job: CommandInputs,
  { into, shard, ...answering }: Given<typeof levels.answer>,
): Promise<number> {
  const { io, files, game } = job
  if (!shard) return printAnswers(io, files, answeredFiles(job, answering), into)
  if (files.includes('-')) throw new UsageProblem(cliLevelsWords().answer.shared)
  const run = { command: 'answer', game, reading: answering.reading ?? null } as const
  const plan = { run, input: hashOfFiles(io, files), tasks: files.length }
  return writeShard(io, plan, shard, async function* ({ from, to }) {
    const own = { ...job, files: files.slice(from, to) }
    for await (const answered of answeredFiles(own, answering)) yield { answered }
  })
}

/** Writes the answers of `files` as they come: under headings if there are several, or each into its file of a folder. */
export async function printAnswers(
  io: CliIo,
  files: readonly string[],
  answers: AsyncIterable<AnsweredFile> | Iterable<AnsweredFile>,
  into?: string,
): Promise<number> {
  const ending = into === undefined ? 'out' : endingInUse(into, files)
  const nameOf = (file: string): string => answerName(file, ending)
  if (into !== undefined) refuseClashes(io, into, files, nameOf)
  const outputs =
    into === undefined ? headedOutput(io, files.length > 1) : folderOutput(io, into, nameOf)
  let isAllWell = true
  let done = 0
  try {
    for await (const { file, answer: text, told } of answers) {
      io.err(told)
      const name = into === undefined ? shownName(file) : file
      if (text === null || !(await outputs.put(name, text))) isAllWell = false
      io.progress?.(++done, files.length, cliWords().progress.files)
    }
  } finally {
    if (!(await outputs.end())) isAllWell = false
  }
  return isAllWell ? 0 : 1
}

/** A hash that identifies a list of files, by names and bytes. */
function hashOfFiles(io: CliIo, files: readonly string[]): string {
  return sha256(
    JSON.stringify(
      files.map((file) => {
        const bytes = io.read(file)
        return [file, bytes.ok ? sha256(bytes.value) : null]
      }),
    ),
  )
}
