Feature: Finding help
  A user who needs help finds an answer on the current page, by searching, or by category.

  Background:
    Given Zhou Siyuan is signed in

  Scenario Outline: The first question in help belongs to the page
    When Zhou Siyuan asks for help at "<page>"
    Then the first question is "<question>"

    Examples:
      | page                                | question                                                  |
      | /index                              | We have several products. Where is my package? |
      | /credit/finance-data/create/finance | Which receivables can go into one package?                |
      | /credit/finance-data/upload/default | How do I upload documents?                                |
      | /my/account/info                    | It says too many failed attempts. Is my account locked?   |

  Scenario: A page without questions offers no help
    When Zhou Siyuan asks for help at "/error-page/403"
    Then there are no questions

  Scenario Outline: Questions are found by words that they contain
    When Zhou Siyuan searches help for "<words>"
    Then the question "<question>" is among those that were found

    Examples:
      | words        | question                                              |
      | xml          | Should I upload e-invoices as PDF, XML or OFD?        |
      | OFD          | Should I upload e-invoices as PDF, XML or OFD?        |
      | code phone   | The text message with my code does not arrive. What can I do? |
      | weekends     | How long does a review take? Do weekends count?       |

  Scenario Outline: Questions are found by common names of their subject
    When Zhou Siyuan searches help for "<words>"
    Then the question "<question>" is among those that were found

    Examples:
      | words           | question                                                               |
      | lost password   | I forgot my password. How do I reset it?                               |
      | unfreeze        | It says that my account is frozen. How is it unlocked?                 |
      | login           | I cannot sign in. What can I do?                                       |
      | 2fa             | What is two-step verification, and how do I switch it on or off?       |
      | lost phone      | I have a new mobile number. How is it changed?                         |
      | privacy policy  | Agreements were updated. Why do I sign again, and where do I read them? |
      | appeal          | How do I object to a finding of violation?                             |
      | violation       | What does it mean to be a violating member, or on the watch list?      |
      | billing         | Where is invoicing information entered and changed?                    |

  @extension
  Scenario Outline: A user who is not signed in can find answers about signing in
    When Li Min, who is not signed in, looks for help about "<words>"
    Then the question "<question>" is among those that were found

    Examples:
      | words           | question                                                    |
      | forgot password | I forgot my password. How do I reset it?                    |
      | locked          | It says too many failed attempts. Is my account locked?     |
      | frozen          | It says that my account is frozen. How is it unlocked?      |
      | ukey            | My UKey is plugged in. Why can I not sign in by certificate? |

  @extension @wire
  Scenario: A user who is not signed in does not see questions about other subjects
    When Li Min, who is not signed in, looks for help about "authorisation letter"
    Then there are no questions

  Scenario: A search for an unknown subject finds nothing
    When Zhou Siyuan searches help for "submarine"
    Then there are no questions

  Scenario: An answer is shown with related questions
    When Zhou Siyuan opens the question "returned"
    Then the answer says "Only what was returned can be changed"
    And it is related to "How long does a review take? Do weekends count?"

  @wire
  Scenario: A question that does not exist is reported as missing
    When Zhou Siyuan opens the question "no-such-question"
    Then there is no such question

  @extension
  Scenario: A user's verdict on an answer is kept and can be changed
    When Zhou Siyuan opens the question "returned"
    And Zhou Siyuan says that it helped
    And Zhou Siyuan closes the portal and comes back
    And Zhou Siyuan opens the question "returned"
    Then Zhou Siyuan has said that it helped
    When Zhou Siyuan says that it did not help
    Then Zhou Siyuan has said that it did not help
    Given Li Min is signed in
    When Li Min opens the question "returned"
    Then Li Min has said nothing of it
