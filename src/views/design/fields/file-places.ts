/**
 * The places of picked files: for each file a promise of its handle, which never rejects. Files whose place the browser
 * does not reveal are missing.
 */
export type FilePlaces = ReadonlyMap<File, Promise<unknown>>;

/** Optional members of browsers that reveal the places of files. */
interface TellingItem {
  getAsFileSystemHandle?(): Promise<unknown>;
}
interface TellingHandle {
  getFile(): Promise<File>;
}
interface TellingWindow {
  showOpenFilePicker?(options: {
    readonly multiple: boolean;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<readonly TellingHandle[]>;
}

export interface GivenFiles {
  readonly files: readonly File[];
  readonly places: FilePlaces;
}

/** The dropped files. Their places must be requested before the drop event ends. */
export function droppedFiles(transfer: DataTransfer): GivenFiles {
  const files = [...transfer.files];
  const items = [...(transfer.items ?? [])].filter(({ kind }) => kind === 'file');
  const places = new Map<File, Promise<unknown>>();
  // If the numbers differ, places cannot be matched to files.
  if (items.length !== files.length) return { files, places };
  for (const [index, file] of files.entries()) {
    const place = (items[index] as TellingItem | undefined)?.getAsFileSystemHandle?.();
    if (place)
      places.set(
        file,
        place.catch(() => undefined),
      );
  }
  return { files, places };
}

/**
 * Lets the user pick files of some types (without a dot), with their places.
 * @returns no files if the user picked none, and undefined if the browser gives no places, so that a file input is
 * needed
 */
export async function pickFiles(types: readonly string[], multiple: boolean): Promise<GivenFiles | undefined> {
  const { showOpenFilePicker } = window as TellingWindow;
  if (!showOpenFilePicker) return undefined;
  try {
    const handles = await showOpenFilePicker.call(window, {
      multiple,
      types: [{ accept: { 'application/octet-stream': types.map((type) => `.${type}`) } }],
    });
    const given = await Promise.all(
      handles.map(async (handle) => [await handle.getFile(), Promise.resolve(handle)] as const),
    );
    return { files: given.map(([file]) => file), places: new Map(given) };
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError' ? { files: [], places: new Map() } : undefined;
  }
}
