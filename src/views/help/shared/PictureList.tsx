import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { Picture, Pictures } from '../../../presentation/help/shared/pictures.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { fileSize } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    '& > li + li': { borderTop: `1px solid ${portal.hairlineSoft}` },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    padding: '8px 8px 8px 10px',
  },
  shown: {
    width: '56px',
    height: '42px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${portal.hairlineSoft}`,
  },
  blank: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    height: '42px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.quiet,
    color: tokens.colorNeutralForeground3,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  bad: { fontSize: '12px', lineHeight: '16px', color: portal.badWords },
  actions: { display: 'flex', gap: '2px' },
});

const Row = observer(function Row({
  picture: { id, file, state },
  pictures,
  onRemoved,
}: {
  readonly picture: Picture;
  readonly pictures: Pictures;
  readonly onRemoved: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const removed = (): void => {
    onRemoved();
    pictures.remove(id);
  };
  return (
    <li className={styles.row}>
      {file.preview === undefined ? (
        <span className={styles.blank} aria-hidden="true">
          <Image24Regular />
        </span>
      ) : (
        <img src={file.preview} alt={say('corner.picture-of', { name: file.name })} className={styles.shown} />
      )}
      <div>
        <div className={styles.name} title={file.name}>
          {file.name}
        </div>
        {state.kind === 'sending' && (
          <ProgressBar
            share={state.sent / Math.max(1, file.size)}
            label={say('upload.progress-label', { name: file.name })}
          />
        )}
        <div role="status" className={state.kind === 'refused' ? styles.bad : styles.state}>
          {state.kind === 'refused'
            ? say(state.because)
            : `${fileSize(file.size)} · ${say(state.kind === 'arrived' ? 'corner.arrived' : 'corner.sending')}`}
        </div>
      </div>
      <div className={styles.actions}>
        {state.kind === 'refused' && state.canRetry && (
          <PressButton
            kind="subtle"
            size="small"
            label={say('corner.picture-retry', { name: file.name })}
            icon={<ArrowClockwise20Regular />}
            onPress={() => pictures.retryPressed(id)}
          />
        )}
        <PressButton
          kind="subtle"
          size="small"
          label={say('corner.picture-remove', { name: file.name })}
          icon={<Delete20Regular />}
          onPress={removed}
        />
      </div>
    </li>
  );
});

/** The pictures attached to the feedback, each with the state of its upload. */
export const PictureList = observer(function PictureList({ pictures }: { readonly pictures: Pictures }) {
  const styles = useStyles();
  const { say } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  const { length } = pictures.all;
  useLayoutEffect(() => {
    const { current: at } = removedAt;
    removedAt.current = undefined;
    if (at === undefined) return;
    // The pressed button was removed, so the focus moves to the next one, or to the control that adds pictures.
    const rows = place.current?.querySelectorAll('li') ?? [];
    const next =
      rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('button:last-of-type') ??
      place.current?.parentElement?.querySelector<HTMLElement>('button');
    next?.focus();
  }, [length]);
  return (
    <div ref={place} hidden={length === 0}>
      {length > 0 && (
        <ul aria-label={say('corner.pictures-list')} className={styles.list}>
          {pictures.all.map((picture, index) => (
            <Row key={picture.id} picture={picture} pictures={pictures} onRemoved={() => (removedAt.current = index)} />
          ))}
        </ul>
      )}
    </div>
  );
});
