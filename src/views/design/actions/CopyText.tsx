import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useState } from 'react';

import { PressButton } from './PressButton.tsx';
import { useHiddenText } from '../theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  frame: { display: 'inline-flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  text: { fontFamily: tokens.fontFamilyMonospace, fontSize: '12px', overflowWrap: 'anywhere', userSelect: 'all' },
});

export interface CopyTextProps {
  readonly text: string;
  /** A shorter text to show; the whole text is copied. */
  readonly shown?: string;
  readonly label: string;
}

/** A text to be read out on the telephone or pasted, with a button that copies it. */
export function CopyText({ text, shown = text, label }: CopyTextProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <span className={styles.frame}>
      <span className={styles.text}>{shown}</span>
      <PressButton
        kind="subtle"
        size="small"
        label={label}
        icon={copied ? <Checkmark16Regular /> : <Copy16Regular />}
        onPress={copy}
      />
      <span role="status" className={hidden}>
        {copied ? say('common.copied') : ''}
      </span>
    </span>
  );
}
