export declare function stretched(ms: number): number
