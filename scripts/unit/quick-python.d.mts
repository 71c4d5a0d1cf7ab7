export declare function pathOfQuickPython(path?: string): string
