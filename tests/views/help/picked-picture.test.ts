import { afterEach, expect, it, vi } from 'vitest';
import { toPickedPicture } from '../../../src/views/help/shared/picked-picture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a picture has a preview, whose address is revoked when it is forgotten (F-161)', () => {
  const revoked = vi.fn<(address: string) => void>();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = revoked;
  const picked = toPickedPicture(new File(['1'], 'a.png', { type: 'image/png' }));
  expect(picked.preview).toBe('blob:picture');
  picked.forgetPreview?.();
  expect(revoked.mock.calls).toEqual([['blob:picture']]);
});

it('a file without a preview has nothing to forget', () => {
  expect(toPickedPicture(new File(['1'], 'a.zip'))).not.toHaveProperty('forgetPreview');
});
