import type { CompareRule } from '../../judging/compare-outputs'
import type { Expectation } from '../../judging/expectation'
import type { Counting } from '../../suite/scoring'

import type { KeptOfPackage } from './kept-in'

/** A test as it lies in a package. Files are named by their paths in it. */
export interface FoundTest {
  /** The key of its kept data. */
  readonly place: string
  readonly input: string
  /** The level itself where the input has more; null where it is all of the input. */
  readonly text: string | null
  readonly answer: string | null
  /** Where it goes in a set unless a path is kept. */
  readonly usualPath: string
  /** Its description, without the lines that packages add; may be empty. */
  readonly note: string
  /** The package no longer has it where its kept path leads. */
  readonly isMoved?: true
}

/** The points that a package gives for the tests of a group. */
export interface FoundGroup {
  readonly place: string
  /** The group of a set that it becomes unless another is kept. */
  readonly usualPath: string
  readonly points: number
  readonly count: Counting
  /** Places of others; null where the format does not say that. */
  readonly requires: readonly string[] | null
}

/** A program of a package. */
export interface FoundProgram {
  readonly place: string
  /** Its files; those of one folder. */
  readonly files: readonly string[]
  /** Null if a set cannot express what the package expects. */
  readonly expect: Expectation | null
  /** Whether the package would describe a program with these expected verdicts in the same way. */
  isToldOf(expect: Expectation): boolean
  /** What it expects on some of the tests; absent for a format that cannot say that. */
  parts?(): readonly FoundExpectation[]
}

/** What a package expects of a program on some tests. */
export interface FoundExpectation {
  /** Whether a test is among them, by its place. */
  isOf(place: string): boolean
  readonly expect: Expectation
  isToldOf(expect: Expectation): boolean
}

/** An input of a package that has to be refused. */
export interface FoundInvalid {
  /** By which what is kept of it is found. */
  readonly place: string
  readonly input: string
}

/** What a package says, as its format has it. */
export interface FoundPackage {
  readonly title: string
  readonly author: string
  /** In the package's own words; null if it names none. */
  readonly licence: string | null
  /** Null if a set cannot express it. */
  readonly compare: CompareRule | null
  /** Ms; null where none is named. */
  readonly time: number | null
  /** Megabytes; null where none is named. */
  readonly memory: number | null
  readonly tests: readonly FoundTest[]
  readonly groups: readonly FoundGroup[]
  readonly programs: readonly FoundProgram[]
  readonly invalid: readonly FoundInvalid[]
  /** The file whose comments keep more; null for a format without such a place. */
  readonly keptIn: string | null
  /** What they keep, where the format had to know that to be read. */
  readonly kept?: KeptOfPackage
}
