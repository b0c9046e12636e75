### Appointments, their reminders, and calendar files, in English.

menu-calendar = Calendar
calendar-title = Calendar
calendar-view = View
calendar-view-month = Month
calendar-view-agenda = Agenda
calendar-new = New appointment
calendar-import = Import…
calendar-export = Export…
calendar-previous = Previous month
calendar-next = Next month
calendar-today = Today
calendar-home = Times are those of { $zone }.
calendar-day =
    { $count ->
        [0] { $day }, nothing planned
        [one] { $day }, one appointment
       *[other] { $day }, { $count } appointments
    }
calendar-more = + { $count } more
calendar-day-empty = Nothing planned on this day.
calendar-agenda-empty = Nothing is planned for the coming twelve months.
calendar-empty-how = An appointment reminds you of a game in good time, here and in your opponent’s time zone.
calendar-against = against { $opponent }
calendar-there = { $time } in { $zone }
calendar-there-of = { $time } for { $opponent }
calendar-repeated = repeated
calendar-change = Change
calendar-delete = Delete
calendar-delete-title = Delete the appointment?
calendar-delete-question =
    { $repeated ->
        [yes] “{ $title }” is deleted with all its repetitions and reminders.
       *[no] “{ $title }” is deleted with its reminders.
    }

## One appointment

appointment-new = New appointment
appointment-change = Change the appointment
appointment-title = Title
appointment-opponent = Opponent
appointment-rules = Game
appointment-rules-open = Not agreed yet
appointment-minutes = Initial time, minutes
appointment-increment = Increment, seconds
appointment-date = Day
appointment-time = Time
appointment-zone = In the time zone
appointment-length = Length, minutes
appointment-opponent-zone = Opponent’s time zone
appointment-opponent-zone-unknown = Not known
appointment-leads = Remind me
appointment-lead =
    { $unit ->
        [start] At the beginning
        [minutes]
            { $count ->
                [one] { $count } minute before
               *[other] { $count } minutes before
            }
        [hours]
            { $count ->
                [one] { $count } hour before
               *[other] { $count } hours before
            }
        [days]
            { $count ->
                [one] { $count } day before
               *[other] { $count } days before
            }
       *[weeks]
            { $count ->
                [one] { $count } week before
               *[other] { $count } weeks before
            }
    }
appointment-repeat = Repeat
appointment-repeat-never = Never
appointment-repeat-day = Daily
appointment-repeat-week = Weekly
appointment-repeat-month = Monthly
appointment-interval = { $every ->
    [day] Every so many days
    [week] Every so many weeks
   *[month] Every so many months
  }
appointment-end = Ends
appointment-end-after = After … times
appointment-end-on = On a day
appointment-times = Times (up to { $most })
appointment-last = Last day
appointment-notes = Notes
appointment-save = Save
appointment-look = { $here } here
appointment-look-there = { $here } here, { $there } for the opponent
appointment-look-count =
    { $count ->
        [one] It takes place once.
       *[other] It takes place { $count } times.
    }
appointment-look-never = The clocks go forward at that time: the first moment afterwards is meant.
appointment-look-twice = The clocks go back at that time and show it twice: the earlier moment is meant.

appointment-bad-date = Write the day as year-month-day, such as { $example }.
appointment-bad-time = Write the time as hours and minutes, such as 19:00.
appointment-bad-number = Write a whole number from { $least } to { $most }.
appointment-bad-minutes = Write the minutes as a number, such as 45 or 12.5.
appointment-fault-no-title = An appointment needs a title.
appointment-fault-text-too-long = A title and a name have at most 100 characters, notes at most 2,000.
appointment-fault-year = The year must lie between 1970 and 9999.
appointment-fault-length = An appointment takes between one minute and one week.
appointment-fault-repeat = The repetition must end, after its beginning and after at most 520 times.
appointment-fault-leads = There may be at most ten reminders, none more than four weeks before.
appointment-fault-no-id = The appointment has no id.

## Reminders

reminder-body =
    { $unit ->
        [missed] Missed reminder: it was to begin at { $when }.
        [now] It begins now, at { $when }.
        [minutes]
            { $count ->
                [one] It begins in { $count } minute, at { $when }.
               *[other] It begins in { $count } minutes, at { $when }.
            }
        [hours]
            { $count ->
                [one] It begins in { $count } hour, at { $when }.
               *[other] It begins in { $count } hours, at { $when }.
            }
       *[days]
            { $count ->
                [one] It begins in { $count } day, at { $when }.
               *[other] It begins in { $count } days, at { $when }.
            }
    }
reminder-late = This reminder is late.
reminder-opponent = Against { $opponent }.
reminder-when =
    { $month ->
        [1] { $time } on { $day } January { $year }
        [2] { $time } on { $day } February { $year }
        [3] { $time } on { $day } March { $year }
        [4] { $time } on { $day } April { $year }
        [5] { $time } on { $day } May { $year }
        [6] { $time } on { $day } June { $year }
        [7] { $time } on { $day } July { $year }
        [8] { $time } on { $day } August { $year }
        [9] { $time } on { $day } September { $year }
        [10] { $time } on { $day } October { $year }
        [11] { $time } on { $day } November { $year }
       *[12] { $time } on { $day } December { $year }
    }

## Calendar files

import-title = Import a calendar
import-file = Calendar file (.ics)
import-drop = Choose a file, or drop it here. Nothing is kept before you have seen what is in it.
import-found =
    { $count ->
        [0] There is nothing in it that can be kept.
        [one] One appointment can be kept:
       *[other] { $count } appointments can be kept:
    }
import-news-new = new
import-news-changed = changes yours
import-news-same = already here
import-left-end = Its repetition was given an end.
import-left-repetition = It is repeated in a way that cannot be kept: only the first time is.
import-left-exceptions = Single dates that were taken out or added are not kept.
import-left-alarm = An alarm is not kept: it is not before the beginning, or too long before, or one too many.
import-left-text = A text is too long and was cut.
import-left-length = It has no length: an hour was taken.
import-left-zone = It names no time zone: yours was taken.
import-refused =
    { $count ->
        [one] One entry is left out:
       *[other] { $count } entries are left out:
    }
import-untitled = Without a title
import-why-not-appointment = It is no appointment.
import-why-no-time = It does not say when it begins.
import-why-whole-day = It takes whole days.
import-why-unknown-zone = Its time zone “{ $zone }” is not known.
import-why-cancelled = It has been called off.
import-why-one-occasion = It changes a single date of a repeated appointment.
import-why-double = It stands in the file twice.
import-why-too-many = A file may have at most a thousand appointments.
import-keep =
    { $count ->
        [one] Keep one appointment
       *[other] Keep { $count } appointments
    }
import-nothing-new = Everything in it is here already.

calendar-not-text = Line { $line } of the file is not text. Nothing was changed.
calendar-too-large = The file is larger than two megabytes. Nothing was changed.
calendar-not-calendar = The file is no calendar: line { $line } does not begin one. Nothing was changed.
calendar-no-value = The file is no calendar that can be read: line { $line } has no value. Nothing was changed.
calendar-not-begun = The calendar is damaged: in line { $line } something ends that has not begun. Nothing was changed.
calendar-not-ended = The calendar is damaged: what began before line { $line } does not end. Nothing was changed.
calendar-too-deep = The calendar is nested too deeply in line { $line }. Nothing was changed.
calendar-format = Line { $line } is not in the iCalendar format. Nothing was changed.

export-title = Export the calendar
export-path = File
export-note = Every appointment is written with its time zone, repetition and reminders. Other calendars read the file.
export-write = Write the file
export-done = The calendar has been written to { $path }.
file-exists = There is a file of this name already. Choose another name.
file-refused = The file cannot be written: { $detail }.
