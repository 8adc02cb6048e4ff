import { makeStyles } from '@fluentui/react-components';
import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import type { QueuedFile } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  files: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '0 -8px' },
  file: { display: 'inline-flex', minWidth: 0, maxWidth: '100%', '& button': { whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere', [onPhone]: { minHeight: '44px' } } },
});

export interface FileButtonsProps {
  readonly files: readonly QueuedFile[];
  /** Files that another has replaced. */
  readonly before?: boolean;
  /** The file in the viewer beside them. */
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

/** Files, each to be looked at. */
export function FileButtons({ files, before = false, shown, onShown }: FileButtonsProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map(({ pkFile, name }) => (
        <span key={pkFile} className={styles.file}>
          <PressButton
            kind="subtle"
            size="small"
            icon={<Eye16Regular />}
            aria-pressed={shown === undefined ? undefined : pkFile === shown}
            label={say(before ? 'sandbox.show-file-before' : 'sandbox.show-file', { name })}
            onPress={() => onShown(pkFile)}
          >
            {before ? say('sandbox.file-before', { name }) : name}
          </PressButton>
        </span>
      ))}
    </div>
  );
}
