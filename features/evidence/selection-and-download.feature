@extension
Feature: Selecting packages and downloading lists and files
  Users can select packages on several pages of the list, and download what the list shows.

  Background:
    Given Zhou Siyuan is signed in

  Rule: All packages that the list finds can be selected, and single ones deselected

    Scenario: All packages but one are selected
      When Zhou Siyuan picks all packages of the list
      And Zhou Siyuan takes the package in "AUDITED" out again
      Then 18 packages are said to be picked

    Scenario: The selection is kept when the list is filtered and sorted
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan narrows the list to "?states=passed"
      And Zhou Siyuan narrows the list to "?sort=totalAmount"
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked

    Scenario: Packages that were selected under a filter stay selected without it
      When Zhou Siyuan narrows the list to "?states=to-be-completed,passed&max=1300000"
      And Zhou Siyuan picks all packages of the list
      And Zhou Siyuan narrows the list to ""
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked

    Scenario: The selection is kept only when the user returns to the list with the same filter
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan leaves the list and comes back to it
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked
      When Zhou Siyuan leaves the list and comes back to it at "?states=passed"
      Then nothing is picked

    Scenario: The selection shows which packages can be submitted and why the others cannot
      When Zhou Siyuan picks all packages of the list
      Then of what is picked it is said that "1 can be submitted"
      And of what is picked it is said that "1 returned, to be corrected first"

    Scenario: A director's selection does not mention submission
      Given Gu Yunzhou is signed in
      When Gu Yunzhou picks all packages of the list
      Then nothing is said to Gu Yunzhou of handing in

  Rule: Downloads contain what the list shows

    Scenario: The downloaded list has the columns and the order of the list
      Given Zhou Siyuan chooses to do without Funder, then Progress
      And Zhou Siyuan narrows the list to "?sort=-totalAmount"
      When Zhou Siyuan takes the list home
      Then the sheet tells of each package: Package no., Payer, Total amount, Status, Created
      And the sheet has the packages of the list in its order

    Scenario: Only the selected packages are downloaded
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan takes home what is picked
      Then the sheet has 2 packages

    Scenario: All files of the selected packages are downloaded
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan takes home the files of what is picked
      Then the archive has a folder for each of the 2 packages

    Scenario: The user is notified when a download is ready
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan has what is picked gathered and goes on with other things
      Then it is told by itself that the sheet can be downloaded

  Rule: Downloads belong to the user who asked for them

    Scenario: A colleague does not see the user's downloads
      Given Zhou Siyuan takes the list home
      When Li Min is signed in
      Then Li Min has no download tasks

    Scenario: A download is deleted after a week
      Given Zhou Siyuan takes the list home
      When 7 days pass, and Zhou Siyuan signs in again
      Then Zhou Siyuan has no download tasks

    Scenario: A user can delete a download
      Given Zhou Siyuan takes the list home
      When Zhou Siyuan deletes the download task
      Then Zhou Siyuan has no download tasks

    @wire
    Scenario: A download can be prepared again with current data
      Given Zhou Siyuan takes the list home
      When Zhou Siyuan has the same gathered again
      Then Zhou Siyuan finds 2 sheets in the download centre, both ready
