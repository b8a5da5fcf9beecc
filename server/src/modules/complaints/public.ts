export { complaintAnswered, complaintFiled, complaintMoved } from './complaints.events.ts';
export { listOpenReports } from './reports/list-open-reports.ts';
