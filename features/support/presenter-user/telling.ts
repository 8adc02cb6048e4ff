import { surveyScores } from '../../../src/domain/help/shared/survey.ts';
import type { HelpCorner } from '../../../src/presentation/help/shared/help-corner.ts';
import type { Telling } from '../abilities/telling.ts';
import { pngBytes } from '../pictures.ts';
import { until } from '../until.ts';
import { say, type OpenPortal } from './open-portal.ts';

export function telling(portal: OpenPortal): Telling {
  const corners = new WeakMap<object, HelpCorner>();
  /** The help corner of the present portal; a reload creates another. */
  async function corner(): Promise<HelpCorner> {
    const { presenters } = portal;
    const found = corners.get(presenters) ?? (await presenters.corner());
    corners.set(presenters, found);
    return found;
  }
  const form = (): HelpCorner['feedback'] | undefined => corners.get(portal.presenters)?.feedback;
  // Bytes that match the file type: jpegs of scenarios have the right beginning and nothing else.
  const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
    name.endsWith('.jpg')
      ? Uint8Array.from(
          [
            ...atob(
              '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
            ),
          ].map((character) => character.charCodeAt(0)),
        )
      : pngBytes;

  return {
    writeFeedback: async (opinion, { mobile = '', pictures = [] }) => {
      const { feedback } = await corner();
      feedback.opened();
      feedback.typed('opinionContent', opinion);
      feedback.typed('mobilePhone', mobile);
      feedback.pictures.add(
        pictures.map((name) => ({
          name,
          size: bytesOf(name).length,
          bytes: async () => bytesOf(name),
          preview: undefined,
        })),
      );
      await until('the pictures have gone', () => !feedback.pictures.areUnderWay);
    },
    submitFeedback: async () => (await corner()).feedback.submitPressed(),
    ticket: () => form()?.result?.ticketNumber,
    feedbackTold: () =>
      [...Object.values(form()?.errors ?? {}), ...(form()?.failure ? [form()?.failure?.what] : [])].flatMap((told) =>
        told ? [say(told)] : [],
      ),
    pictureTold: (name) => {
      const state = form()?.pictures.all.find(({ file }) => file.name === name)?.state;
      return state?.kind === 'refused' ? say(state.because) : '';
    },
    keptFeedback: async () => (await corner()).feedback.values.opinionContent,
    reportShown: () => (form()?.withReport ? (form()?.report ?? []) : []),
    leaveReportOut: () => form()?.reportChosen(false),
    rate: async (score, comment) => {
      const { survey } = await corner();
      await survey.opened();
      survey.scoreChosen(surveyScores.find((each) => each === score) ?? 1);
      survey.commentTyped(comment);
      await survey.submitPressed();
      return survey.hasAnswered;
    },
    ratedToday: async () => {
      const { survey } = await corner();
      await survey.opened();
      survey.closed();
      return survey.wasGiven ? `${survey.score} ${survey.comment}` : '';
    },
  };
}
