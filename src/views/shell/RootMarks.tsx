import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { usePresenters } from '../pages/presenters-context.ts';
import { useScreenClass } from '../pages/use-screen-class.ts';

/**
 * Marks the document's root with the screen's class and with the template that the platform names, so that a platform's
 * own style can rely on both (document 1, sections 3 and 9; F-020, F-024).
 */
export const RootMarks = observer(function RootMarks(): null {
  const { template } = usePresenters().session.pageConfig;
  const screen = useScreenClass();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = screen;
    if (template === '') delete dataset['template'];
    else dataset['template'] = template;
  }, [screen, template]);
  return null;
});
