export { answerComplaint } from './answer-complaint.ts';
export { complaintAnswered, complaintFiled, complaintMoved } from './complaints.events.ts';
export { fileComplaint } from './file-complaint.ts';
export { moveComplaint } from './move-complaint.ts';
export { listOpenReports } from './reports/list-open-reports.ts';
