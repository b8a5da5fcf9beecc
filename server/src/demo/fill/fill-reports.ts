import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { dismissReport } from '#server/modules/admin/reports/dismiss-report.ts';
import { takeDownReported } from '#server/modules/admin/reports/take-down-reported.ts';
import { fileReport } from '#server/modules/complaints/reports/file-report.ts';
import { postComment } from '#server/modules/engagement/comments/post-comment.ts';
import type { Services } from '#server/platform/services.ts';
import { demoReports, demoSpam } from '../content/demo-desk.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';
import { actsWithReason, firstCommentUnder, openReportAbout } from '../demo-desk.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

interface Thing {
  kind: ReportKind;
  targetId: number;
}

/** People report content. The desk dismisses one report and takes down the content of another. */
export async function fillReports(
  services: Services,
  people: Map<string, number>,
  adminId: number,
): Promise<void> {
  const { db } = services;
  const now = services.clock.now().getTime();
  const ago = (hours: number) => servicesAt(services, new Date(now - hours * hour));
  const designs = await findDemoDesigns(db);
  for (const { by, about, reason, note, hoursAgo, dismissedWith } of demoReports) {
    const reporterId = people.get(by);
    const thing = await thingOf(about);
    if (reporterId === undefined || thing === null) continue;
    await fileReport(ago(hoursAgo), { reporterId, ...thing, reason, note });
    const [open] = await openReportAbout(db, [thing.kind, thing.targetId]);
    if (dismissedWith === null || !open) continue;
    await dismissReport(ago(hoursAgo - 24), { reportId: open.id, adminId, reason: dismissedWith });
  }
  await takeSpamDown();

  async function thingOf(about: (typeof demoReports)[number]['about']): Promise<Thing | null> {
    if ('person' in about) return thing('USER', people.get(about.person));
    if ('design' in about) return thing('DESIGN', designs.get(demoKey(about.design))?.id);
    const design = designs.get(demoKey(about.commentUnder));
    return thing('COMMENT', design && (await firstCommentUnder(db, [design.id]))[0]?.id);
  }

  async function takeSpamDown(): Promise<void> {
    const { key, author, content, reporters, hoursAgo, takenDownHoursAgo, reason } = demoSpam;
    const [designId, userId] = [designs.get(demoKey(demoSpam.design))?.id, people.get(author)];
    if (designId === undefined || userId === undefined) return;
    if ((await actsWithReason(db, [reason])).length > 0) return;
    const report = { designId, userId, content, idempotencyKey: demoKey(key) };
    const { comment } = await postComment(ago(hoursAgo), report);
    const spam = { kind: 'COMMENT', targetId: comment.id, reason: 'SPAM', note: '' } as const;
    for (const reporter of reporters) {
      const reporterId = people.get(reporter);
      if (reporterId !== undefined) await fileReport(ago(hoursAgo - 2), { reporterId, ...spam });
    }
    const [open] = await openReportAbout(db, ['COMMENT', comment.id]);
    if (open) await takeDownReported(ago(takenDownHoursAgo), { reportId: open.id, adminId, reason });
  }
}

function thing(kind: ReportKind, targetId: number | undefined): Thing | null {
  return targetId === undefined ? null : { kind, targetId };
}
