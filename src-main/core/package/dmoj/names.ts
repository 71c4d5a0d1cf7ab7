/** The file that says what all others of a problem are. */
export const DMOJ_CONFIG = 'init.yml'

/** What DMOJ’s checker of words does not do: it also wants the same words in each line. */
export const DMOJ_CHECK = `def check(process_output, judge_output, **kwargs):
    return process_output.split() == judge_output.split()
`
