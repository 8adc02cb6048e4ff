import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import type { ChangeEvent, DragEvent } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { droppedFiles, pickFiles, type FilePlaces } from './file-places.ts';
import { useOfferedExtensions, usePreparedFiles } from './file-preparation.ts';
import { useDragState } from './use-drag-state.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { fileSize } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  zone: {
    padding: '18px',
    border: `1.5px dashed ${portal.fieldLine}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: portal.quiet,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  // The zone once files are listed below it: one line if there is room.
  small: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '6px 10px',
    textAlign: 'start',
  },
  over: { backgroundColor: portal.accentSoft, border: `1.5px dashed ${portal.accent}` },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 10px' },
  smallLimits: { marginTop: 0, flexBasis: '200px', flexGrow: 1 },
  limits: { marginTop: '4px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  phoneOnly: { display: 'none', [onPhone]: { display: 'inline-flex' } },
  pointerOnly: { [onPhone]: { display: 'none' } },
});

export interface FileDropProps {
  /** Names the document in the button's label. */
  readonly label: string;
  /** Extensions without a dot, in the order in which they are shown. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** The types with a smaller maximum size, in bytes. */
  readonly smaller?: readonly { readonly extensions: readonly string[]; readonly bytes: number }[];
  /** How many more files may be given. If it is 1, only one can be picked. */
  readonly maxFiles?: number;
  /** How many files are uploaded in parallel; shown if several may be given. */
  readonly parallel?: number;
  /** The number of running uploads. */
  readonly underWay?: number;
  /** The reason why nothing can be added now. */
  readonly unavailable?: string | undefined;
  /** Whether it takes less room, because files were given already. */
  readonly small?: boolean;
  /** Whether several zones are on the page. Pasted files go to the one whose section has the focus or the pointer. */
  readonly pasteHere?: boolean;
  /** Offers the camera on a phone, for papers that the user can photograph. */
  readonly camera?: boolean;
  /** Receives all files, also invalid ones. The receiver says beside their names why it refuses them. */
  readonly onFiles: (files: readonly File[], places: FilePlaces) => void;
}

const noPlaces: FilePlaces = new Map();

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Whether the pasted text is meant: spreadsheet cells are copied both as text and as a picture. A copied file may have
 * its own name as text.
 */
function isTextMeant({ target, clipboardData }: ClipboardEvent, files: readonly File[]): boolean {
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return isEditable(target) && text !== '' && !files.some(({ name }) => text.includes(name));
}

/** Whether a dialog covers the zone and receives pasted files. */
function isBehindDialog(zone: Element | null): boolean {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return dialog !== undefined && zone !== null && !dialog.contains(zone);
}

/**
 * Whether the user is in the section of a zone: the section has the focus, or it has the pointer while no section has
 * the focus.
 */
function isAt(zone: Element | null, target: EventTarget | null): boolean {
  const section = zone?.closest('section');
  if (!section) return false;
  const other = target instanceof Element && target !== document.body && target.closest('section');
  return other ? other === section : section.matches(':hover');
}

/** A zone for files, given by a button, by dropping or by pasting. It shows the accepted types. */
export function FileDrop({
  label,
  types,
  maxBytes,
  smaller = [],
  maxFiles,
  parallel,
  underWay = 0,
  unavailable,
  small = false,
  pasteHere = false,
  camera = false,
  onFiles: onPrepared,
}: FileDropProps) {
  const several = maxFiles === undefined || maxFiles > 1;
  const onFiles = usePreparedFiles(onPrepared, { types, several });
  const offered = useOfferedExtensions({ types, several });
  const styles = useStyles();
  const { say } = useWords();
  const limitsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const drag = useDragState();
  const over = drag.isOver;
  const open = unavailable === undefined;

  useEffect(() => {
    if (!open) return undefined;
    const pasted = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (
        files.length === 0 ||
        isTextMeant(event, files) ||
        isBehindDialog(zone.current) ||
        (pasteHere && !isAt(zone.current, event.target))
      )
        return;
      event.preventDefault();
      onFiles(files, noPlaces);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [open, pasteHere, onFiles]);

  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again after its removal causes an event.
    event.target.value = '';
    if (files.length > 0) onFiles(files, noPlaces);
  };
  const pickFromDevice = async (): Promise<void> => {
    const given = await pickFiles(offered, several);
    if (!given) input.current?.click();
    else if (given.files.length > 0) onFiles(given.files, given.places);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    drag.end();
    const { files, places } = droppedFiles(event.dataTransfer);
    if (open && files.length > 0) onFiles(files, places);
  };
  const dragged = (event: DragEvent): void => {
    event.preventDefault();
    event.dataTransfer.dropEffect = open ? 'copy' : 'none';
    drag.note(open);
  };

  const takesPictures = types.includes('png');
  const limits = [
    // Each type is listed once, with the size that applies to it.
    ...[
      {
        extensions: types.filter((type) => !smaller.some(({ extensions }) => extensions.includes(type))),
        bytes: maxBytes,
      },
      ...smaller,
    ].map(({ extensions, bytes }) =>
      say('upload.limits', { types: extensions.join(say('formats.list-separator')), size: fileSize(bytes) }),
    ),
    ...(maxFiles === undefined ? [] : [say('upload.limits-count', { max: maxFiles })]),
  ].join(say('formats.clause-separator'));

  return (
    <div
      ref={zone}
      className={mergeClasses(styles.zone, small && styles.small, over && styles.over)}
      onDragOver={dragged}
      onDragLeave={() => drag.note(false)}
      onDrop={dropped}
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={offered.map((type) => `.${type}`).join(',')}
        multiple={several}
        onChange={chosen}
      />
      <div className={styles.line}>
        <PressButton
          label={`${say(several ? 'upload.choose' : 'upload.choose-one')} ${label}`}
          aria-describedby={limitsId}
          unavailable={unavailable}
          onPress={pickFromDevice}
        >
          {say(several ? 'upload.choose' : 'upload.choose-one')}
        </PressButton>
        {camera && (
          <span className={styles.phoneOnly}>
            <input
              ref={lens}
              type="file"
              hidden
              tabIndex={-1}
              aria-label={`${say('upload.photograph')} ${label}`}
              accept="image/jpeg,image/png"
              capture="environment"
              onChange={chosen}
            />
            <PressButton
              label={`${say('upload.photograph')} ${label}`}
              unavailable={unavailable}
              onPress={() => lens.current?.click()}
            >
              {say('upload.photograph')}
            </PressButton>
          </span>
        )}
        <span className={styles.pointerOnly}>
          {over
            ? say('upload.drop-here')
            : say(!takesPictures ? 'upload.drop' : pasteHere ? 'upload.drop-or-paste-here' : 'upload.drop-or-paste')}
        </span>
      </div>
      <div id={limitsId} className={mergeClasses(styles.limits, small && styles.smallLimits)}>
        {limits}
        {parallel !== undefined && parallel > 0 && maxFiles !== 1 && (
          <div>
            {underWay > 0 ? say('upload.under-way', { count: underWay }) : say('upload.parallel', { parallel })}
          </div>
        )}
      </div>
    </div>
  );
}
