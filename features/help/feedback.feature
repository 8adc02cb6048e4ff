Feature: Giving feedback
  Users can send the platform their opinion with screenshots. They receive a number for later questions.

  Background:
    Given Zhou Siyuan is signed in

  Scenario: Submitted feedback receives a ticket number
    When Zhou Siyuan writes the feedback "The list of invoices is quick", with the screenshots "list.png" and "detail.jpg"
    And Zhou Siyuan submits the feedback
    Then Zhou Siyuan is given a ticket number

  Scenario: A director can submit feedback
    Given Gu Yunzhou is signed in
    When Gu Yunzhou writes the feedback "Please send me a reminder", with the screenshot "reminder.png"
    And Gu Yunzhou submits the feedback
    Then Gu Yunzhou is given a ticket number

  Scenario Outline: Invalid feedback is refused at the field and not submitted
    When Zhou Siyuan writes the feedback "<feedback>" with the mobile number "<number>"
    And Zhou Siyuan submits the feedback
    Then Zhou Siyuan is told of the feedback "<words>"
    And Zhou Siyuan is given no ticket number

    Examples:
      | feedback | number      | words                                   |
      |          |             | Feedback cannot be empty                |
      | Quick    | 1381234567  | Phone number does not meet the format   |
      | Quick    | 16612345678 | Phone number does not meet the format   |
      | Quick    | 03812345678 | Phone number does not meet the format   |

  @wire
  Scenario: A screenshot of an unsupported type is refused by name, and the feedback can still be submitted
    When Zhou Siyuan writes the feedback "The button does nothing", with the screenshots "video.gif" and "button.png"
    Then the screenshot "video.gif" is refused: "Only jpg, jpeg, png are accepted here."
    When Zhou Siyuan submits the feedback
    Then Zhou Siyuan is given a ticket number

  Scenario: A feedback draft is kept after a lost connection and when the portal is closed
    When Zhou Siyuan writes the feedback "Half of what I wanted to say", with no screenshots
    And the connection is lost while Zhou Siyuan submits the feedback
    Then Zhou Siyuan is given no ticket number
    When Zhou Siyuan closes the portal and comes back
    Then the feedback of Zhou Siyuan still says "Half of what I wanted to say"
    When Zhou Siyuan submits the feedback
    Then Zhou Siyuan is given a ticket number

  Scenario: Recent failures are sent with the feedback unless the user leaves them out
    When Zhou Siyuan writes the feedback "The list is quick", with no screenshots
    And the connection is lost while Zhou Siyuan submits the feedback
    And Zhou Siyuan submits the feedback
    And Zhou Siyuan writes the feedback "The first time it did not go through", with no screenshots
    Then the feedback of Zhou Siyuan would tell that the connection was lost
    When Zhou Siyuan leaves the last steps out of the feedback
    Then the feedback of Zhou Siyuan would tell nothing but what was written
    When Zhou Siyuan submits the feedback
    Then Zhou Siyuan is given a ticket number

  @extension @wire
  Scenario: The user can rate the platform
    When Zhou Siyuan rates the platform 4, adding "Quicker than before"
    Then Zhou Siyuan is thanked for it

  @extension
  Scenario: Today's rating is shown and can be replaced
    Given Zhou Siyuan rates the platform 2, adding "Slower than before"
    When Zhou Siyuan closes the portal and comes back
    Then Zhou Siyuan has rated the platform 2 today, adding "Slower than before"
    When Zhou Siyuan rates the platform 4, adding "Quicker than before"
    Then Zhou Siyuan has rated the platform 4 today, adding "Quicker than before"
    And Li Min is signed in
    And Li Min has not rated the platform today
