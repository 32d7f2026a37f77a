import type { Policy } from '@portal/wire-preferences';

/** Has the same sections as the English one. */
export const de: Policy = {
  title: 'Datenschutzerklärung des Research-Portals',
  lead: 'Diese Erklärung sagt Ihnen, welche Personendaten das Research-Portal über Sie führt, wozu dies geschieht und was Sie von uns verlangen können. Sie richtet sich an die Kundinnen und Kunden der Demo Bank AG, einer fiktiven Bank.',
  sections: [
    {
      heading: '1. Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich für die Daten, die das Research-Portal bearbeitet, ist die Demo Bank AG, Zürich. Es gilt das schweizerische Bundesgesetz über den Datenschutz; wohnen Sie im Europäischen Wirtschaftsraum, gilt zusätzlich die Datenschutz-Grundverordnung.',
      ],
    },
    {
      heading: '2. Welche Daten wir führen',
      paragraphs: ['Wir führen nur, was das Portal braucht, um für Sie da zu sein:'],
      points: [
        'Ihren Namen, Ihre E-Mail-Adresse, die zugleich Ihr Benutzername ist, und die Nummer, unter der die Bank Sie als Kundin oder Kunden führt;',
        'Ihr Passwort, in einer Form, aus der es sich nicht zurücklesen lässt;',
        'Ihr Abonnement: die Seiten, Publikationsarten und Anlageklassen, die Ihnen offenstehen;',
        'Ihre Einstellungen: bevorzugte Sprache, Benachrichtigungen und dass Sie diese Bedingungen akzeptiert haben;',
        'ein Protokoll Ihrer Anmeldungen und der Änderungen an Ihrem Konto.',
      ],
    },
    {
      heading: '3. Wozu wir sie verwenden',
      paragraphs: [
        'Wir verwenden diese Daten, um Sie anzumelden, um Ihnen das Research Ihres Abonnements in Ihrer Sprache zu zeigen, um Ihnen die Nachrichten zu senden, die Sie anfordern, etwa einen Link für ein neues Passwort, um Ihr Konto vor Missbrauch zu schützen und um unsere gesetzlichen Pflichten zu erfüllen.',
        'Wir verkaufen Ihre Daten nicht und treffen keine Entscheide über Sie, die allein auf einer Maschine beruhen.',
      ],
    },
    {
      heading: '4. Cookies und Speicher in Ihrem Browser',
      paragraphs: [
        'Das Portal verwendet nur Cookies, die es zum Funktionieren braucht; es gibt keine zu Werbezwecken und keine von anderen Unternehmen.',
      ],
      points: [
        'Sitzung: Damit bleiben Sie angemeldet, bis Sie den Browser schliessen, oder 400 Tage lang, wenn Sie angemeldet bleiben wollen.',
        'Angemeldet bleiben und ein zufälliges Merkmal der Sitzung: ob Sie angemeldet bleiben wollen, und woran Ihre offenen Tabs erkennen, dass sie zusammengehören.',
        'Sprache und Filter: was Sie gewählt haben, damit Sie es wiederfinden.',
        'Hinweis: eine kurze Meldung, die auf der nächsten Seite erscheinen soll; sie wird entfernt, sobald sie gezeigt worden ist.',
      ],
    },
    {
      heading: '5. Wie wir die Nutzung messen',
      paragraphs: [
        'Wenn Sie eine Seite öffnen oder suchen, hält das Portal ein Ereignis fest: die Adresse der Seite mit Ihren Suchwörtern und Filtern, die Art des Ereignisses, das Ereignis davor und bei einer Publikation, um welche es sich handelt. Das Ereignis wird unter Ihrem Konto geführt. Passwörter und Anmeldelinks gehören nie dazu. Die Bank hält ausserdem fest, welche Publikationen Sie lesen und herunterladen und ob Sie einem Link unserer E-Mails zu einer gefolgt sind; unsere E-Mails enthalten keine versteckten Bilder.',
        'Diese Ereignisse zeigen uns, welches Research gelesen und was vergeblich gesucht wird. Sie bleiben bei uns und werden nicht an Anbieter von Analysediensten weitergegeben.',
      ],
    },
    {
      heading: '6. Wer Ihre Daten erhält',
      paragraphs: [
        'Innerhalb der Bank: die Research- und Verkaufsteams, die Sie betreuen, und jene, die das Portal betreiben. Ausserhalb: Dienstleister, die vertraglich für uns tätig sind, sowie Behörden, wo uns das Gesetz dazu verpflichtet. Der Kalender für Corporate Access ist eine eigene Website, für die deren eigene Erklärung gilt.',
      ],
    },
    {
      heading: '7. Wie lange wir sie aufbewahren',
      paragraphs: [
        'Wir bewahren die Daten Ihres Kontos auf, solange Sie Zugang zum Portal haben, und danach nur so lange, wie es das Gesetz verlangt. Links in unseren E-Mails gelten ein einziges Mal und verfallen nach zehn Minuten.',
      ],
    },
    {
      heading: '8. Ihre Rechte',
      paragraphs: [
        'Sie können von uns erfahren, welche Daten wir über Sie führen, sie berichtigen, herausgeben oder löschen lassen und ihrer Verwendung widersprechen. Ihre Zustimmung zu dieser Erklärung können Sie jederzeit widerrufen; das Portal steht Ihnen dann nicht mehr offen. Sie können sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten oder an die Behörde Ihres Wohnorts wenden.',
      ],
    },
  ],
  contact: {
    heading: '9. Kontakt',
    text: 'Bei Fragen zu Ihren Daten schreiben Sie der Demo Bank AG, Datenschutz, 8000 Zürich, oder an',
  },
  version: 'Fassung vom 1. November 2026.',
};
