import { makeStyles } from '@fluentui/react-components';

import { hiddenText } from './hidden-text.ts';

const useStyles = makeStyles({ hidden: hiddenText });

/** The class of text for screen readers alone. */
export function useHiddenText(): string {
  return useStyles().hidden;
}
