export function holdLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T>;
