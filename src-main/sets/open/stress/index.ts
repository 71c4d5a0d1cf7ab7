export { StressDesk, type StressDeskOptions, type StressThread } from './stress-desk'
