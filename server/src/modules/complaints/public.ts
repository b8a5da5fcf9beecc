export { answerComplaint } from './answer-complaint.ts';
export { complaintAnswered, complaintFiled, complaintMoved } from './complaints.events.ts';
export { fileComplaint } from './file-complaint.ts';
export { listOpenReports } from './list-open-reports.ts';
export { moveComplaint } from './move-complaint.ts';
