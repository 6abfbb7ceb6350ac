import { AppError } from '../../errors/app-error.ts';

export interface JobDates {
  deadline: string | null;
  respondBy: string | null;
}

const none: JobDates = { deadline: null, respondBy: null };

/** Refuses dates that are over or in the wrong order. What is stored already may have passed since. */
export function checkDates(dates: JobDates, today: string, stored: JobDates = none): void {
  const { deadline, respondBy } = dates;
  const isNewDeadline = deadline !== stored.deadline;
  const isNewAnswerDay = respondBy !== stored.respondBy;
  if (isNewDeadline && deadline && deadline < today)
    throw invalid('deadline', 'Please choose a deadline that is not over yet.');
  if (isNewAnswerDay && respondBy && respondBy < today)
    throw invalid('respondBy', 'Please choose a day for your answers that is not over yet.');
  if ((isNewDeadline || isNewAnswerDay) && deadline && respondBy && respondBy < deadline)
    throw invalid(
      isNewAnswerDay ? 'respondBy' : 'deadline',
      'The day by which you answer cannot be before the deadline.',
    );
}

function invalid(path: keyof JobDates, message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path, message }] });
}
