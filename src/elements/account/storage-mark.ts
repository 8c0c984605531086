/**
 * Returns the custom property that shows a painted notice about the storage. A page may set it before its first
 * paint.
 */
export const storageMark = (trouble: 'blocked' | 'full'): string => `--mrp-storage-${trouble}`
