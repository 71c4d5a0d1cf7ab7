export { StressDesk, type StressDeskOptions } from './stress-desk'
