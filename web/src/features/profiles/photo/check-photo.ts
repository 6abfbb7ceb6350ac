const largestBytes = 5 * 1024 * 1024;

/** Null when the file can be used. */
export function checkPhoto({ size, type }: Pick<File, 'size' | 'type'>) {
  if (!type.startsWith('image/')) {
    return { title: 'Invalid file type', description: 'Please select an image file' };
  }
  if (size > largestBytes) {
    return { title: 'File too large', description: 'Please select an image smaller than 5MB' };
  }
  return null;
}
