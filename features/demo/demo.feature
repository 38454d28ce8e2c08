# language: es
Característica: La demostración
  Ventas y capacitación muestran el portal entero sin servidor.

  Regla: Los clientes están listos

    @DEM-02
    Escenario: Se elige un cliente
      Dado que nadie ingresó
      Cuando el capacitador entra como Raúl
      Entonces la saluda "Hola, Raúl"

    @DEM-02
    Escenario: Los clientes de la demostración
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Entonces la demo ofrece estos clientes:
        | Marta Giménez                               |
        | Raúl Peralta                                |
        | Lucía Fernández                             |
        | Diego Sosa                                  |
        | Norma Quiroga                               |
        | Héctor Villalba                             |
        | Silvia Ledesma                              |
        | Oscar Benítez                               |
        | Carla Moreyra                               |
        | Bruno Acosta                                |
        | Ana Laura Castro                            |
        | Ana María Castro                            |
        | Juan Carlos Rojas                           |
        | Pedro Luna                                  |
        | Elena Duarte                                |
        | Walter Ibarra                               |
        | Gabriela Ríos                               |
        | Tomás Arce                                  |
        | Ramona Paredes                              |
        | Julio Cabrera                               |
        | Paula Navarro                               |
        | Sergio Molina                               |
        | Irma Toledo                                 |
        | Nicolás Ferreyra                            |
        | Sofía Maldonado                             |
        | Iván Ortega                                 |
        | María de los Ángeles Etchegaray de Olazábal |
        | Delia Ferreyra                              |

    @DEM-02
    Esquema del escenario: <persona>: <qué muestra>
      Dado que <persona> ingresó y está en "<pantalla>"
      Cuando abre el portal
      Entonces en la pantalla lee "<palabras>"

      Ejemplos:
        | persona  | qué muestra                          | pantalla                     | palabras                                             |
        | Marta    | al día, con una tarjeta guardada     | /mis-tarjetas                | Visa Débito xxxx 4821                                |
        | Raúl     | en deuda                             | /inicio                      | Tenés cuotas vencidas                                |
        | Lucía    | con línea                            | /inicio                      | Disponible $ 412.350,50                              |
        | Diego    | con la oferta de una línea           | /inicio                      | Podés pedir hasta $ 800.000                       |
        | Norma    | con la línea deshabilitada           | /inicio                      | No está habilitada por ahora                         |
        | Héctor   | con línea y en deuda                 | /inicio                      | Vas a poder usarla cuando te pongas al día           |
        | Silvia   | en gestión legal, sin estudio        | /inicio                      | Todavía no tiene un estudio asignado                 |
        | Oscar    | en gestión legal, con estudio        | /inicio                      | Estudio Jurídico Arrieta y Asociados                 |
        | Walter   | con débito automático en su cuenta   | /mis-prestamos               | Débito automático en tu cuenta                       |
        | Walter   | con débito automático en su tarjeta  | /mis-prestamos               | Débito automático en tu tarjeta                      |
        | Gabriela | con préstamos terminados             | /mis-prestamos/p-5093dc6a    | No tenés cuotas por pagar                            |
        | Elena    | sin préstamos                        | /mis-prestamos               | No tenés préstamos activos                           |
        | Paula    | con una tarjeta por vencer           | /mis-tarjetas                | Por vencer                                           |
        | Paula    | con una tarjeta vencida              | /mis-tarjetas                | Vencida                                              |
        | Paula    | con una tarjeta que no se debita     | /mis-tarjetas                | No se debita                                         |
        | Sergio   | sin tarjetas                         | /mis-tarjetas                | No tenés tarjetas de débito                          |
        | Irma     | con 2.000 pagos                      | /mis-pagos                   | de 2.000 pagos                                       |
        | Sofía    | con un préstamo empezado             | /inicio                      | Seguí con tu préstamo                                |
        | Sofía    | con un préstamo para retomar         | /nuevo-prestamo              | Tenés un préstamo en curso                           |
        | Iván     | con una solicitud rechazada          | /nuevo-prestamo              | Por ahora no podemos ofrecerte un préstamo           |
        | Gabriela | con un reclamo que se está mirando   | /consultas                   | C-21340562                                           |
        | María    | con importes de ocho cifras          | /mis-prestamos               | $ 12.345.678,90                                      |

    @DEM-02
    Esquema del escenario: El enlace de <persona>: <qué muestra>
      Dado que <persona> recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces ve la pantalla "<título>"

      Ejemplos:
        | persona | qué muestra                              | título              |
        | Ramona  | en deuda, con una refinanciación vigente | Refinanciá tu deuda |
        | Julio   | en deuda, con una refinanciación vencida | El enlace venció    |

    @DEM-02 @SES-22
    Esquema del escenario: El capacitador abre <qué> de <persona>
      Dado que nadie ingresó
      Cuando el capacitador vuelve a empezar
      Y el capacitador abre <qué> de <persona>
      Entonces ve la pantalla "<título>"

      Ejemplos:
        | qué              | persona | título                         |
        | la refinanciación | Ramona  | Refinanciá tu deuda            |
        | la refinanciación | Julio   | El enlace venció               |
        | el ingreso        | Raúl    | Hola, Raúl                     |
        | la tarjeta        | Bruno   | Actualizá tu tarjeta de débito |
        | la tarjeta        | Raúl    | El enlace no es válido         |

    @DEM-02 @SES-22
    Escenario: Volver a empezar deja sin valor el enlace de antes
      Dado que nadie ingresó
      Cuando el capacitador vuelve a empezar
      Y abre "el enlace de la tarjeta de Marta"
      Entonces ve la pantalla "El enlace no es válido"

    @DEM-02
    Escenario: A Carla no se le presta más
      Dado que Carla ingresó
      Cuando abre el portal
      Entonces no se le ofrece un préstamo nuevo

  Regla: El capacitador arma la situación

    @DEM-03 @camino
    Escenario: El banco acredita un pago
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y recarga la página
      Entonces no ve el aviso de deuda

    @DEM-03
    Escenario: La fecha que se pone es la que vale
      Dado que Marta ingresó
      Y que hoy es el 21 de noviembre de 2026
      Cuando el capacitador pone la fecha "2027-01-20T12:00"
      Y abre "/mis-prestamos/p-6b1f0c92"
      Entonces en la pantalla lee "Vence el 1 de febrero"

    @DEM-03 @LOA-03
    Esquema del escenario: En cualquier mes: el <hoy> la próxima cuota vence el <vence>
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Y que hoy es el <hoy>
      Cuando abre el portal
      Entonces en la pantalla lee "Vence el <vence>"

      Ejemplos:
        | hoy                   | vence        |
        | 31 de enero de 2027   | 1 de febrero |
        | 29 de febrero de 2028 | 1 de marzo   |
        | 2 de septiembre de 2027 | 1 de octubre |

    @DEM-03
    Esquema del escenario: Viajar en el tiempo deja adentro a quien estaba
      Dado que Marta ingresó
      Y que hoy es el 21 de noviembre de 2026
      Cuando el capacitador pone la fecha "<fecha>"
      Y abre "mis préstamos"
      Entonces ve la pantalla "Mis préstamos"

      Ejemplos:
        | fecha            |
        | 2026-11-22T12:00 |
        | 2026-06-01T12:00 |

    @DEM-03
    Escenario: Ir y volver en el tiempo también la deja adentro
      Dado que Marta ingresó
      Y que hoy es el 21 de noviembre de 2026
      Cuando el capacitador pone la fecha "2026-06-01T12:00"
      Y el capacitador pone la fecha "2027-06-01T12:00"
      Y abre "mis préstamos"
      Entonces ve la pantalla "Mis préstamos"

    @DEM-03
    Escenario: Volver a empezar deshace lo hecho
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador vuelve a empezar
      Y el capacitador entra como Raúl
      Entonces el aviso de deuda dice "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305 ¿No llegás a todo?"
