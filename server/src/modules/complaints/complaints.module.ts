import type { ModuleContext } from '#server/platform/module-context.ts';
import { complaintRoutes, complaintUploadRoutes } from './complaints.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { writeComplaintLetters } from './write-letters.ts';

export function installComplaints({ serve, services }: ModuleContext): void {
  complaintRoutes(serve, services);
  complaintUploadRoutes(serve, services);
  reportRoutes(serve, services);

  writeComplaintLetters(services);
}
