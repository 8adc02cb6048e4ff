Feature: Review of a package by the platform, and decision by the funder
  A package can enter and leave every state of the review. In each state the customer sees what is being done and by
  whom.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The funder decides which step a package goes to first

    Scenario Outline: A package of <receivable> goes through the funder's own steps before the first review
      Given Zhou Siyuan has handed in a package of "<receivable>" that goes to "<first>"
      Then one reads "<sentence>"
      When the platform goes on with <steps>
      Then the package shows as "Organising"
      And one reads "Awaiting first review since 21 Nov 2026"
      And its history tells "<told>"

      Examples:
        | receivable        | first                  | sentence                                          | steps                                                          | told                         |
        | RX3702-2026-01120 | BIZ_CONFIRM            | Awaiting review by the platform since 21 Nov 2026 | organise                                                       | Prepared by the platform     |
        | RX1101-2026-00316 | PRE_FILL_WAITED        | Awaiting data entry by the platform               | pre-fill-begins, pre-fill-ends                                 | Data entry finished          |
        | RX6101-2026-00869 | AI_DATE_IDENTIFICATION | Automatic pre-check since 21 Nov 2026             | dates-read, machine-audited, pre-audit-begins, pre-audit-ends  | Automatic pre-check finished |

    Scenario Outline: A package that went to "<first>" has advanced as expected after <minutes> minutes
      Given Zhou Siyuan has handed in a package of "<receivable>" that goes to "<first>"
      When the platform's machines have had <minutes> minutes
      Then one reads "<sentence>"
      And the platform has it in "<state>"

      Examples:
        | receivable        | first                  | minutes | state                  | sentence                                     |
        | RX6101-2026-00869 | AI_DATE_IDENTIFICATION | 1       | AI_DATE_IDENTIFICATION | Automatic pre-check since 21 Nov 2026        |
        | RX6101-2026-00869 | AI_DATE_IDENTIFICATION | 5       | PRE_AUDIT_WAITED       | Automatic pre-check since 21 Nov 2026        |
        | RX6101-2026-00869 | AI_DATE_IDENTIFICATION | 20      | UN_AUDIT               | Awaiting first review since 21 Nov 2026      |
        | RX1101-2026-00316 | PRE_FILL_WAITED        | 9       | PRE_FILL_WAITED        | Awaiting data entry by the platform          |
        | RX1101-2026-00316 | PRE_FILL_WAITED        | 29      | PRE_FILLING            | Data entry by the platform since 21 Nov 2026 |

  Rule: A reviewer cannot do both reviews of a package

    Background:
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

    Scenario: The reviewer who passed the first review cannot pass the final review
      Given the reviewer "Shen" has passed the first review
      When the reviewer "Shen" tries to pass the final review
      Then the platform is refused, because of SAME_REVIEWER
      When the reviewer "Lu" tries to pass the final review
      Then the package shows as "Passed"

    Scenario: A package that one reviewer has taken up cannot be decided by another
      Given the reviewer "Shen" has taken the package up
      When the reviewer "Lu" tries to pass the first review
      Then the platform is refused, because of REVIEW_TAKEN
      When the reviewer "Shen" tries to pass the first review
      Then one reads "Awaiting final review since 21 Nov 2026"

    Scenario: A package that a reviewer gives back can be taken up by another
      Given the reviewer "Shen" has taken the package up
      When the reviewer "Lu" tries to give the package back
      Then the platform is refused, because of REVIEW_TAKEN
      When the reviewer "Shen" gives the package back
      Then one reads "Awaiting first review since 21 Nov 2026"
      When the reviewer "Lu" tries to pass the first review
      Then one reads "Awaiting final review since 21 Nov 2026"

    Scenario: A package that the final reviewer sent back keeps that status when the first reviewer gives it back
      Given the reviewer "Shen" has passed the first review
      And the final reviewer has objected to the invoice "01287734" and sent the package back
      And the reviewer "Shen" has taken the package up
      When the reviewer "Shen" gives the package back
      Then it waits for the first reviewer as what the final one sent back

  Rule: A package passes only when every document is marked

    Background:
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

    Scenario: A package with an unmarked document does not pass the first review
      When the reviewer "Shen" has marked the invoice "01287734" alone and tries to pass the first review
      Then the platform is refused, because of REVIEW_UNMARKED
      And the package shows as "Organising"

    Scenario: The final reviewer must mark every document again
      Given the reviewer "Shen" has passed the first review
      When the reviewer "Lu" has marked the invoice "01287734" alone and tries to pass the final review
      Then the platform is refused, because of REVIEW_UNMARKED

    Scenario: In the second round, only unchanged documents keep their marks
      Given the first reviewer has marked everything, and returned the invoice "01287734" with the reason "号码有误"
      And Zhou Siyuan has begun to mend the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan has submitted the mended package
      When the reviewer "Lu" has marked the invoice "01287735" alone and tries to pass the first review
      Then the platform is refused, because of REVIEW_UNMARKED
      When the reviewer "Lu" has marked the invoice "01287734" alone and tries to pass the first review
      Then one reads "Awaiting final review since 21 Nov 2026"

  Rule: The platform can correct a returned package itself

    Scenario: A correction by the platform needs no action by the customer
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the first reviewer has returned the invoice "01287734" with the reason "号码有误"
      When the platform goes on with platform-corrects
      Then the package shows as "Being modified"
      And one reads "Being corrected by the platform since 21 Nov 2026"
      And it is not among what waits for Zhou Siyuan
      When the platform writes the number "01287799" into the invoice "01287734"
      Then the package shows as "Organising"
      And the package holds an invoice "01287799"
      And its history tells "Corrected by the platform" with "Invoice 01287799: Invoice number from 01287734 to 01287799"

  Rule: The funder decides on a package that has passed

    Background:
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And both reviewers have passed the package

    Scenario: The funder pays out
      When the platform goes on with fund
      Then the package shows as "Passed"
      And one reads "长屿银行股份有限公司 paid out on 21 Nov 2026."
      And its history tells "The funder paid out"

    Scenario: The funder cannot decline after it has paid out
      Given the funder has done its part
      When the funder tries to decline because "额度已用完"
      Then the platform is refused, because of REVIEW_STAGE

    Scenario: The funder declines with a reason, and the receivables can be chosen again
      When the funder declines because "额度已用完"
      Then the package shows as "Invalid"
      And its history tells "The funder decided not to pay out" with "额度已用完"
      And "RX6101-2026-00871" may be chosen again

    Scenario: The funder cannot decline without a reason
      When the funder tries to decline because " "
      Then the platform is refused, because of REVIEW_REASON

  Rule: A draft lapses after ninety days without activity

    Scenario: A lapsed draft becomes invalid, and its receivables can be chosen again
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When 91 days pass, and Zhou Siyuan signs in again
      Then the package shows as "Invalid"
      And its history tells "Lapsed after 90 days without activity"
      And "RX6101-2026-00871" may be chosen again

    @wire
    Scenario: The user is warned shortly before a draft lapses
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When 80 days pass, and Zhou Siyuan signs in again
      Then the package shows as "Draft"
      And one reads "If there is no activity until 19 Feb 2027, the package lapses."
