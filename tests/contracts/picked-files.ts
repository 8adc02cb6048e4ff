import { describe, expect, it } from 'vitest';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import type { PickedFiles } from '../../src/application/ports/uploads/picked-files.ts';

/** The stored location of a picked file. */
export interface Place {
  allowed: PermissionState;
  /** The file at the location; undefined where it no longer exists. */
  content: File | undefined;
}

export const place = (
  content: File | undefined = new File(['contract'], '合同.pdf'),
  allowed: PermissionState = 'granted',
): Place => ({ allowed, content });

/** A picked file with a handle, as some browsers provide it. */
export function picked(at: Promise<unknown> | undefined): LocalFile {
  return { name: '合同.pdf', size: 8, bytes: async () => new Uint8Array(8), place: at };
}

/**
 * `open` returns the same browser each time, for the named owner; `handleOf` returns its handle for a location. With
 * `keepsNone`, every file must be picked again.
 */
export function pickedFilesContract(
  name: string,
  open: () => (owner: string | undefined) => PickedFiles,
  handleOf: (at: Place) => object,
  keepsNone = false,
): void {
  describe(name, () => {
    const kept = async (files: PickedFiles): Promise<readonly string[]> => [...(await files.keptUploads())].toSorted();

    it('does not find a file that was kept without a handle', async () => {
      const files = open()('U1');
      files.keep('1', picked(undefined));
      files.keep('2', picked(Promise.resolve(undefined)));
      files.keep('3', picked(Promise.resolve({ kind: 'directory' })));
      expect([await kept(files), await files.find('1'), await files.find('2')]).toEqual([
        [],
        { found: false, because: 'gone' },
        { found: false, because: 'gone' },
      ]);
    });

    if (keepsNone) {
      it('ignores every file', async () => {
        const files = open()('U1');
        files.keep('1', picked(Promise.resolve(handleOf(place()))));
        files.forget('1');
        files.removeAllOf('U1');
        expect([await kept(files), await files.find('1')]).toEqual([[], { found: false, because: 'gone' }]);
      });
      return;
    }

    it('finds a file again after the portal was closed, with its current content', async () => {
      const [browser, at] = [open(), place()];
      const before = browser('U1');
      before.keep('1', picked(Promise.resolve(handleOf(at))));
      await before.keptUploads();
      at.content = new File(['changed since'], '合同.pdf');
      const again = await browser('U1').find('1');
      if (!again.found) throw new Error(again.because);
      expect([again.file.name, again.file.size, new TextDecoder().decode(await again.file.bytes())]).toEqual([
        '合同.pdf',
        13,
        'changed since',
      ]);
      const after = browser('U1');
      after.keep('2', again.file);
      expect(await kept(after)).toEqual(['1', '2']);
    });

    it.each<[string, Place, 'denied' | 'gone']>([
      ['is not allowed to be read', place(undefined, 'denied'), 'denied'],
      ['is not where it was', place(), 'gone'],
    ])('names the reason for a file that %s', async (_what, at, because) => {
      const files = open()('U1');
      files.keep('1', picked(Promise.resolve(handleOf(at))));
      if (because === 'gone') at.content = undefined;
      expect(await files.find('1')).toEqual({ found: false, because });
      at.allowed = 'granted';
      at.content = new File(['contract'], '合同.pdf');
      expect(await files.find('1')).toMatchObject({ found: true });
    });

    it('forgets an upload, even while its handle is still expected', async () => {
      const [files, told] = [open()('U1'), Promise.withResolvers<unknown>()];
      files.keep('1', picked(told.promise));
      files.forget('1');
      told.resolve(handleOf(place()));
      expect([await kept(files), await files.find('1')]).toEqual([[], { found: false, because: 'gone' }]);
    });

    it('keeps users apart, keeps nothing without a session, and removes all of one user', async () => {
      const browser = open();
      for (const owner of ['U1', 'U10', undefined]) {
        const files = browser(owner);
        files.keep('1', picked(Promise.resolve(handleOf(place()))));
        await files.keptUploads();
      }
      for (const owner of ['U1', 'U10']) expect(await kept(browser(owner))).toEqual(['1']);
      expect([await kept(browser('U2')), await kept(browser(undefined)), await browser(undefined).find('1')]).toEqual([
        [],
        [],
        { found: false, because: 'gone' },
      ]);
      const left = browser(undefined);
      left.removeAllOf('U1');
      await left.find('1');
      await left.keptUploads();
      expect([await kept(browser('U1')), await kept(browser('U10'))]).toEqual([[], ['1']]);
    });
  });
}
