export { ProgramDesk, type ProgramDeskOptions, type RunnableProgram } from './program-desk'
