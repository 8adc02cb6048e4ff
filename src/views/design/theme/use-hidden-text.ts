import { makeStyles } from '@fluentui/react-components';

import { hiddenText } from './hidden-text.ts';

const useStyles = makeStyles({ hidden: hiddenText });

/** The class of text that is read aloud and not shown. */
export function useHiddenText(): string {
  return useStyles().hidden;
}
