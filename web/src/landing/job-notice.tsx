const facts = [
  ['Start', 'Fri 6:45 PM'],
  ['Duration', '2 nights'],
  ['Location', 'Pier 40, roof'],
  ['Budget', '$180 a day'],
];

export function JobNotice() {
  return (
    <div className="notice job">
      <span className="strip job-strip">Job post</span>
      <span className="strip paid-strip">Paid</span>
      <p className="by">Maya Okonkwo, Film & TV ’26</p>
      <p className="title">Gaffer needed by Friday</p>
      <div className="facts">
        {facts.map(([label, value]) => (
          <p key={label}>
            <span>{label}</span>
            {value}
          </p>
        ))}
      </div>
      <p className="prose">
        Two people, one rooftop, no power. You bring the plan, we carry the batteries.
      </p>
    </div>
  );
}
