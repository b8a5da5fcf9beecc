export { answerComplaint } from './answer-complaint.ts';
export {
  complaintAnswered,
  complaintFiled,
  complaintMoved,
  complaintSorted,
} from './complaints.events.ts';
export { holdForDesk } from './hold-for-desk.ts';
export { loadComplaint } from './load-complaint.ts';
export { moveHeldComplaint } from './move-complaint.ts';
export { fileReportByLink } from './reports/file-report.ts';
export { listOpenReports } from './reports/list-open-reports.ts';
export { type ReportDecision, reportsDecided } from './reports/reports.events.ts';
export { type ReportedThing, settleReports } from './reports/settle-reports.ts';
export { assignComplaint, prioritiseComplaint } from './sort-complaint.ts';
