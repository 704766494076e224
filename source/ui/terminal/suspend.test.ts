// Ctrl-Z by the rules of the system.
import { expect, test, vi } from 'vitest';
import { suspendGame } from './suspend.ts';
import type { Terminal } from './terminal.ts';

test('Windows has no jobs, so the game goes on there and sends no signal that Node refuses', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const suspendInk = vi.fn(async () => ({ resume: async () => undefined }));
  const stop = vi.fn(async () => undefined);
  try {
    await suspendGame({ stop, isAway: () => false } as unknown as Terminal, suspendInk);
  } finally {
    platform.mockRestore();
  }
  expect(suspendInk).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});
