// The driving school in plain text: its lessons by numbers, each a race that is asked like any other.
import { helpTold } from '../../replay/rule-words.ts';
import type { LessonId } from '../../session/school/lesson.ts';
import { courseOf, LESSON_IDS, lessonOf } from '../../session/school/lessons.ts';
import { taughtSession } from '../../session/school/taught-session.ts';
import type { Session } from '../../session/session.ts';
import type { ScreenServices } from '../../ui/services.ts';
import { lessonHeading } from '../../ui/words/school-words.ts';
import { type Dialogue, tellHelp } from './dialogue.ts';
import { askMenu, type Menu } from './menu.ts';
import type { PlainScript } from './plain-text.ts';

export interface PlainSchool {
  readonly services: Pick<ScreenServices, 'settings' | 'keepSettings' | 'lesson'>;
  readonly dialogue: Dialogue;
  readonly script: PlainScript;
  /** Plays a race up to its end; reports whether it was played to the end. */
  readonly play: (session: Session) => Promise<boolean>;
}

export async function teachSchool(school: PlainSchool): Promise<void> {
  const { dialogue, script, services } = school;
  const said = script.words.school;
  let passed = services.settings.lessons;
  dialogue.say(said.name);
  dialogue.say(said.intro);
  for (;;) {
    const heard = await askMenu(dialogue, lessonMenu(passed, script), script.plain);
    if (heard.kind === 'end') return;
    if (heard.kind === 'command') {
      if (heard.command === 'q') return;
      tellHelp(dialogue, [...said.help, ...script.plain.help]);
      continue;
    }
    const isPassed = await teach(school, heard.value);
    if (isPassed === undefined) return;
    if (isPassed && !passed.includes(heard.value)) {
      passed = [...passed, heard.value];
      services.keepSettings({ lessons: passed });
    }
  }
}

// Enter takes the first lesson that has not been passed.
function lessonMenu(passed: readonly string[], { words }: PlainScript): Menu<LessonId> {
  const { courses, lessons, passed: done } = words.school;
  const lines = LESSON_IDS.map(id => ({
    text: `${lessons[id].name} (${courses[courseOf(id)]})`,
    ...(passed.includes(id) ? { note: done } : {}),
    value: id,
  }));
  const first = LESSON_IDS.findIndex(id => !passed.includes(id));
  return { lines, usual: Math.max(0, first) };
}

/** Teaches a lesson and returns whether it was passed; undefined where the pupil left it. */
async function teach(
  { services, dialogue, script, play }: PlainSchool,
  id: LessonId,
): Promise<boolean | undefined> {
  const said = script.words.school;
  const { steps, done } = said.lessons[id];
  const opened = services.lesson(id, services.settings.name);
  if ('problem' in opened) {
    dialogue.say(opened.problem);
    return false;
  }
  dialogue.say();
  dialogue.say(lessonHeading(id, said));
  const stepAt = (answered: number) => steps[Math.min(answered, steps.length - 1)];
  const lesson = lessonOf(id);
  const session = taughtSession(opened, lesson, {
    // After its last step a lesson lets the pupil drive freely and prints nothing more.
    before: answered => {
      if (answered < steps.length) dialogue.say(helpTold(stepAt(answered)?.say ?? ''));
    },
    wrong: answered => dialogue.say(helpTold(stepAt(answered)?.wrong ?? '')),
  });
  const isEnd = await play(session);
  const [own] = session.book.standings(session.race(), session.board);
  const isPassed = lesson.steps !== undefined || own?.status === 'finished';
  opened.close();
  if (!isEnd) return undefined;
  dialogue.say(isPassed ? `${said.passed} ${done}` : said.lapLost);
  dialogue.say();
  return isPassed;
}
