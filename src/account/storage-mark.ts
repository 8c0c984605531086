/** The property that shows a painted notice of what is wrong with the storage. A page may set it before its first paint. */
export const storageMark = (trouble: 'blocked' | 'full'): string => `--mrp-storage-${trouble}`
