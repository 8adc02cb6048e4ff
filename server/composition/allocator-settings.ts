const name = 'MALLOC_MMAP_THRESHOLD_';

/**
 * Restarts this program in the same process, with an allocator that returns freed memory to the system. By default, the
 * C library of Linux keeps about a hundred megabytes after large allocations.
 */
export function restartWithLeanAllocator(): void {
  if (process.platform !== 'linux' || process.env[name] !== undefined || process.connected || !process.execve) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    [name]: '131072',
  });
}
